import { getLightboxItems } from '../content-loading/gallery-projects.ts';

export const GET = async () => Response.json(await getLightboxItems());
