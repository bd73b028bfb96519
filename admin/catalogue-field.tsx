/** Passes the catalogue to the CMS as a file that is saved with the entry, if pictures change it. Renders nothing. */
import type { CustomFieldControlProps } from '@sveltia/cms';
import { Component } from 'react';
import { catalogueFile } from '../src/lib/schemas/picture.ts';
import { createCompanionFile } from './cms-internals.ts';
import { updateCatalogue } from './picture-entry.ts';
import type { Group } from './shape.ts';
import type { Site } from './site.ts';
import { waitForReactUpdate } from './validated-field.ts';

export const createCatalogueField = (site: Site) =>
  class CatalogueField extends Component<CustomFieldControlProps> {
    saveCatalogue = async () => {
      const { entry, addFile } = this.props;
      const text = updateCatalogue(site.catalogue, (entry?.toJS() as { data: Group } | undefined)?.data);
      site.pendingCatalogue = text;
      const address = text === undefined ? '' : await addFile(createCompanionFile(catalogueFile, text));
      const isNewest = site.pendingCatalogue === text;
      if (isNewest && address !== (this.props.value ?? '')) this.props.onChange(address);
    };

    override componentDidMount() {
      site.catalogueListeners.add(this.saveCatalogue);
    }

    override componentWillUnmount() {
      site.catalogueListeners.delete(this.saveCatalogue);
    }

    /** The CMS calls this at every change of the entry, and waits for it before a save. */
    async isValid(value: unknown) {
      await waitForReactUpdate(this, value);
      await this.saveCatalogue();
      return true;
    }

    override render() {
      return null;
    }
  };
