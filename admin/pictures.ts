/** The pictures of the site: those of the build, and those that were uploaded on this page since. */
import { findFreeName, slugify } from './slugify.ts';

export interface KnownPictures {
  /** The file of every picture, by its name in content. */
  pictures: Record<string, string>;
  /** The width in pixels of each picture that can be decoded. */
  widths: Record<string, number>;
}

export class Pictures {
  /** In pixels, by name. */
  readonly widths: Map<string, number>;
  #files: Record<string, string>;
  /** The URLs of the pictures that were uploaded on this page, by name. */
  #uploads = new Map<string, string>();

  constructor({ pictures, widths }: KnownPictures) {
    this.#files = pictures;
    this.widths = new Map(Object.entries(widths));
  }

  /** Returns the path of a picture for a form. Content refers to pictures by name. */
  getFile(slot: string): string {
    return this.#files[slot] ? `/${this.#files[slot]}` : slot;
  }

  /** Returns the URL at which the page shows a picture. */
  getUrl(slot: string): string {
    return this.#uploads.get(slot) ?? `${import.meta.env.BASE_URL}thumbnails/${slot}.webp`;
  }

  /** Returns a free name: the CMS would add a number to a taken one, and the catalogue would not have that name. */
  createUploadName(fileName: string, catalogue: object): string {
    const base = slugify(fileName.replace(/\.\w+$/, '')) || 'picture';
    const isTaken = (slot: string) => slot in this.#files || slot in catalogue || this.#uploads.has(slot);
    return findFreeName(base, isTaken);
  }

  /** Adds an upload and returns its name: `freeName`, or its earlier name if it was added before. */
  async addUpload(freeName: string, address: string): Promise<string> {
    const [slot = freeName] = [...this.#uploads].find(([, uploadUrl]) => uploadUrl === address) ?? [];
    const bitmap = await createImageBitmap(await (await fetch(address)).blob());
    this.#uploads.set(slot, address);
    this.widths.set(slot, bitmap.width);
    return slot;
  }
}
