import type { APIRoute, GetStaticPaths } from 'astro';
import { icons } from '../icons/draw-icons.ts';

export const getStaticPaths = (() => Object.keys(icons).map((icon) => ({ params: { icon } }))) satisfies GetStaticPaths;

export const GET: APIRoute<Record<string, never>, { icon: string }> = async ({ params }) => {
  const drawn = await icons[params.icon]?.();
  return new Response(typeof drawn === 'string' ? drawn : new Uint8Array(drawn ?? []));
};
