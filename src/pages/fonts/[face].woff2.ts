import { readFile } from 'node:fs/promises';
import type { APIRoute, GetStaticPaths } from 'astro';

const faces = ['besley', 'figtree'];

export const getStaticPaths = (() => faces.map((face) => ({ params: { face } }))) satisfies GetStaticPaths;

/** The typefaces once more under plain names: the pages of the inbox do not know those with a hash. */
export const GET: APIRoute = async ({ params }) =>
  new Response(await readFile(`src/styles/fonts/${params['face']}.woff2`), {
    headers: { 'content-type': 'font/woff2' },
  });
