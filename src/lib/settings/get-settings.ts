import * as environment from 'astro:env/server';
import { parseSettings, type Settings } from './settings.ts';

const { getSecret: _, ...variables } = environment;

/** Returns the deployment settings, which astro:env passes to pages. */
export const getSettings = (): Settings => parseSettings(variables);
