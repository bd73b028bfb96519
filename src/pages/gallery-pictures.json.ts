import { getLightboxItems } from '../site/gallery-projects.ts';

export const GET = async () => Response.json(await getLightboxItems());
