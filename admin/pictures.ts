/** The pictures of the site, as the page knows them: those of the build, and those that were uploaded since. */
import { findFreeName, slugify } from './slugify.ts';

export interface KnownPictures {
  /** The file of every picture, by its name in content. */
  pictures: Record<string, string>;
  /** In pixels, of each of those that can be decoded. */
  widths: Record<string, number>;
}

export class Pictures {
  /** In pixels, by name. */
  readonly widths: Map<string, number>;
  #files: Record<string, string>;
  /** Where those that were uploaded on this page can be seen. */
  #uploads = new Map<string, string>();

  constructor({ pictures, widths }: KnownPictures) {
    this.#files = pictures;
    this.widths = new Map(Object.entries(widths));
  }

  /** Pictures stand in forms by their files, in content by their names. */
  fileOf(slot: string): string {
    return this.#files[slot] ? `/${this.#files[slot]}` : slot;
  }

  /** Where the page finds a picture to show. */
  addressOf(slot: string): string {
    return this.#uploads.get(slot) ?? `${import.meta.env.BASE_URL}thumbnails/${slot}.webp`;
  }

  /** A name that no picture has: the CMS would put a number to one that is taken, and the catalogue would miss it. */
  nameUpload(fileName: string, catalogue: object): string {
    const base = slugify(fileName.replace(/\.\w+$/, '')) || 'picture';
    const isTaken = (slot: string) => slot in this.#files || slot in catalogue || this.#uploads.has(slot);
    return findFreeName(base, isTaken);
  }

  /** Takes one in under a free name; one that was taken in already keeps its own. */
  async addUpload(free: string, address: string): Promise<string> {
    const [slot = free] = [...this.#uploads].find(([, known]) => known === address) ?? [];
    const bitmap = await createImageBitmap(await (await fetch(address)).blob());
    this.#uploads.set(slot, address);
    this.widths.set(slot, bitmap.width);
    return slot;
  }
}
