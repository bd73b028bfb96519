/** The site as `astro dev` serves it, run by preview.ts: tells where it stands, and ends when the editor does. */
import { dev } from 'astro';

// However the editor ends, its end of the channel closes.
process.on('disconnect', () => process.exit());
const { address } = await dev({ server: { host: '127.0.0.1', port: Number(process.argv[2]) } });
process.send?.(`http://127.0.0.1:${address.port}`);
