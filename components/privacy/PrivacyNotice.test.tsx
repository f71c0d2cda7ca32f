import { renderToStaticMarkup } from 'react-dom/server';
import { PrivacyNotice } from '@/components/privacy/PrivacyNotice';
import { map } from '@/content/map';
import { privacy } from '@/content/privacy';
import { site } from '@/content/site';

jest.mock('@/components/privacy/StoredValues', () => ({ StoredValues: () => null }));

const point = { latitude: 28, longitude: 113 };

/** How often the page has each of the sentences on other hosts. */
function saidOfHosts(key: string, at: typeof point | null, storage = '') {
  const set = {
    ...map,
    point: { ...map.point, value: at },
    service: { ...map.service, key: { ...map.service.key, value: key } },
  };
  const owner = { ...site, storage: { ...site.storage, value: storage } };
  const html = renderToStaticMarkup(<PrivacyNotice content={privacy} site={owner} map={set} />);
  const sentences = [privacy.scripts.none, privacy.scripts.map, `（${storage || '无'}）`];
  return sentences.map((sentence) => html.replaceAll('<wbr>', '').split(sentence).length - 1);
}

test('both sentences on other hosts name the map and the storage once there is one', () => {
  expect(saidOfHosts('', point)).toEqual([2, 0, 0]);
  expect(saidOfHosts('key', null)).toEqual([2, 0, 0]);
  expect(saidOfHosts('key', point, 'https://media.example')).toEqual([0, 2, 2]);
});
