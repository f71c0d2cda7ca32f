import { renderToStaticMarkup } from 'react-dom/server';
import { PrivacyNotice } from '@/components/privacy/PrivacyNotice';
import { map } from '@/content/map';
import { privacy } from '@/content/privacy';
import { site } from '@/content/site';

jest.mock('@/components/privacy/StoredValues', () => ({ StoredValues: () => null }));

const point = { latitude: 28, longitude: 113 };

/** How often the page has each of the two sentences on other hosts. */
function saidOfScripts(key: string, at: typeof point | null) {
  const set = {
    ...map,
    point: { ...map.point, value: at },
    service: { ...map.service, key: { ...map.service.key, value: key } },
  };
  const html = renderToStaticMarkup(<PrivacyNotice content={privacy} site={site} map={set} />).replaceAll(
    '<wbr>',
    '',
  );
  return [privacy.scripts.none, privacy.scripts.map].map((sentence) => html.split(sentence).length - 1);
}

test('both sentences on other hosts’ scripts name the map once there is one', () => {
  expect(saidOfScripts('', point)).toEqual([2, 0]);
  expect(saidOfScripts('key', null)).toEqual([2, 0]);
  expect(saidOfScripts('key', point)).toEqual([0, 2]);
});
