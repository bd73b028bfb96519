import { readFile } from 'node:fs/promises';
import type { APIRoute, GetStaticPaths } from 'astro';

const faces = ['besley', 'figtree'];

export const getStaticPaths = (() => faces.map((face) => ({ params: { face } }))) satisfies GetStaticPaths;

/** Serves the fonts again under plain names: the pages of the inbox cannot refer to names with a hash. */
export const GET: APIRoute = async ({ params }) =>
  new Response(await readFile(`src/styles/fonts/${params['face']}.woff2`), {
    headers: { 'content-type': 'font/woff2' },
  });
