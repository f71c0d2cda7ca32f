import { canonicalHref, parseAddress } from '@/lib/address/address';

describe('parseAddress', () => {
  it.each(['/?query=forestry#cooperation', '/#cooperation?forestry'])('reads the same from %s', (href) => {
    expect(parseAddress(href)).toEqual({ path: '/', hash: 'cooperation', query: 'forestry' });
  });

  it('puts the slash behind a path', () => {
    expect(parseAddress('/about#wish')).toEqual({ path: '/about/', hash: 'wish', query: '' });
  });

  it('prefers the query inside the hash, which was written last', () => {
    expect(parseAddress('/?query=safety#cooperation?logistics').query).toBe('logistics');
  });

  it('reads an encoded hash', () => {
    expect(parseAddress('/#%E5%8F%8B').hash).toBe('友');
  });

  it('keeps a hash that is not well encoded as it stands', () => {
    expect(parseAddress('/#100%').hash).toBe('100%');
  });
});

describe('canonicalHref', () => {
  it('moves the query out of the hash', () => {
    expect(canonicalHref('/#cooperation?agriculture')).toBe('/?query=agriculture#cooperation');
  });

  it('keeps every other parameter', () => {
    expect(canonicalHref('/?from=wechat#cooperation?safety')).toBe('/?from=wechat&query=safety#cooperation');
  });

  it('leaves a plain page alone', () => {
    expect(canonicalHref('/about/')).toBe('/about/');
  });

  it('is its own canonical form', () => {
    const once = canonicalHref('/#cooperation?droneNestService');
    expect(canonicalHref(once)).toBe(once);
  });
});
