import { describe, expect, it } from 'vitest';
import { businessSchema } from '../../src/lib/schemas/business.ts';
import { composeBusiness } from '../../src/lib/seo/business-data.ts';
import { composeGraph, serializeGraph } from '../../src/lib/seo/structured-data.ts';
import { readContent } from '../specified/specified-content.ts';

const raw = readContent('business');
const siteUrl = 'https://www.brand.com';
const compose = (change: object = {}) =>
  composeBusiness(businessSchema.parse({ ...raw, ...change }), siteUrl) as object as Record<string, unknown>;

describe('the business node', () => {
  it('the business has no street or position if the owner gave none', () => {
    const { street: _, geo: __, ...address } = raw.address;
    expect(compose({ address })['address']).not.toHaveProperty('streetAddress');
    expect(compose({ address })).not.toHaveProperty('geo');
  });

  it('the business has the street and position of the owner', () => {
    const address = { ...raw.address, street: '1 Pine Street', geo: { latitude: 38.9, longitude: -104.7 } };
    const node = compose({ address });
    expect(node['address']).toMatchObject({ streetAddress: '1 Pine Street' });
    expect(node['geo']).toMatchObject({ '@type': 'GeoCoordinates', latitude: 38.9, longitude: -104.7 });
  });

  it('the business has each real profile and no placeholder', () => {
    const composeFor = (url: string) => compose({ links: { ...raw.links, social: { name: 'Facebook', url } } });
    expect(composeFor('https://www.facebook.com/brand.example')['sameAs'] ?? []).not.toContain(
      'https://www.facebook.com/brand.example',
    );
    const real = 'https://www.facebook.com/brand.colorado';
    expect(composeFor(real)['sameAs']).toContain(real);
  });

  const licenses = [{ number: 'EX-1', issuer: 'Example City' }];
  const composeWith = (confirmed: Parameters<typeof composeBusiness>[2]) =>
    composeBusiness(businessSchema.parse({ ...raw, licenses }), siteUrl, confirmed) as object as Record<
      string,
      unknown
    >;

  it('people, languages, licenses and prices are omitted before they are confirmed', () => {
    for (const name of ['founder', 'employee', 'knowsLanguage', 'hasCredential', 'priceRange'])
      expect(composeWith({})).not.toHaveProperty(name);
  });

  it('people, languages, licenses and prices are included once confirmed', () => {
    const people = [
      { name: 'Ana', role: 'Owner', founder: true },
      { name: 'Ben', role: 'Crew lead', founder: false },
    ];
    const node = composeWith({ people, languages: ['es'], areLicensesConfirmed: true, prices: [1200, 95.5] });
    expect(node).toMatchObject({
      founder: [{ '@type': 'Person', name: 'Ana', jobTitle: 'Owner' }],
      employee: [{ '@type': 'Person', name: 'Ben', jobTitle: 'Crew lead' }],
      knowsLanguage: ['en', 'es'],
      hasCredential: [{ credentialCategory: 'license', identifier: 'EX-1', recognizedBy: { name: 'Example City' } }],
      priceRange: 'From $95.50',
    });
  });
});

describe('a graph in a page', () => {
  const business = businessSchema.parse(raw);
  const head = { route: '/about', title: '</script><script>alert(1)</script>', description: '<!-- & \u2028' };
  const text = serializeGraph(composeGraph(head, [], { siteUrl, business }));

  it('structured data cannot end its script element or open a comment', () => {
    expect(text).not.toMatch(/[<>&\u2028\u2029]/);
  });

  it('escaped structured data still has the same content', () => {
    const { '@graph': nodes } = JSON.parse(text);
    const page = nodes.find((node: { '@type': string }) => node['@type'] === 'WebPage');
    expect(page.name).toBe(head.title);
    expect(page.description).toBe(head.description);
  });
});
