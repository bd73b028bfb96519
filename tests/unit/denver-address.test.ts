import { describe, expect, it } from 'vitest';
import { completePlace, isDenverAddress } from '../../src/lib/site/denver-address.ts';

const denver = {
  places: ['Downtown Denver', 'Capitol Hill', 'Highlands', 'Lakewood'],
  neighborhoods: ['Capitol Hill', 'Highlands'],
  zips: ['80203', '80226'],
};

describe('an address in the Denver metro area', () => {
  it.each([
    'Denver',
    '1290 Williams St, Denver',
    '1290 Williams St Denver, CO 80203',
    '1290 Williams St, denver, Colorado',
    '99 Main St, Lakewood, CO, USA',
    'Capitol Hill, Denver',
    '80203',
    '1290 Williams St 80203-1234',
    '12 Elm St, Denver, CO 80299',
  ])('a Denver address is recognized: %s', (address) => expect(isDenverAddress(address, denver)).toBe(true));

  it.each([
    '',
    '12 Denver Ave, Fountain',
    '1200 Denver Ave, Colorado Springs, CO 80905',
    '80203 Academy Blvd, Colorado Springs',
    '7 Lakewood Cir',
    '12 Elm St, New Lakewoods',
  ])('no Denver address is recognized in %j', (address) => expect(isDenverAddress(address, denver)).toBe(false));

  it('a Denver neighborhood alone gets its town', () => {
    const places = ['capitol hill', 'Lakewood', 'Denver', '80203'];
    expect(places.map((place) => completePlace(place, denver))).toEqual([
      'capitol hill, Denver',
      'Lakewood',
      'Denver',
      '80203',
    ]);
  });
});
