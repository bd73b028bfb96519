import * as environment from 'astro:env/server';
import { parseSettings, type Settings } from './settings.ts';

const { getSecret: _, ...variables } = environment;

/** The deployment settings, as astro:env hands them to pages. */
export const getSettings = (): Settings => parseSettings(variables);
