/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { MapCard } from '@/components/about/MapCard';
import { map } from '@/content/map';
import type { MapContent, PlacePoint } from '@/lib/schema/map';
import { see, stubView } from '@/lib/test/view';
import { fill } from '@/lib/text/fill';
import { MAP_TIMEOUT_MS } from '@/lib/usePlaceMap';

const POINT = { latitude: 28.2, longitude: 112.9 };
const PLACE = '中国 · 湖南';
const address = '湖南省长沙市测试路 1 号';
const label = fill(map.map, { address });
const destroy = jest.fn();
const drawn = jest.fn(() => ({ destroy }));
const marked = jest.fn(() => ({}));

function contentWith(key: string, point: PlacePoint | null = POINT): MapContent {
  const service = { ...map.service, key: { status: 'final' as const, value: key } };
  const known = { address: { status: 'final' as const, value: address } };
  return { ...map, ...known, point: { status: 'final', value: point }, service };
}

function showNear(content: MapContent) {
  render(<MapCard content={content} place={PLACE} />);
  see('near');
}

const scripts = () => [...document.head.querySelectorAll('script')];
const settle = (event: 'load' | 'error') =>
  act(async () => void scripts().at(-1)?.dispatchEvent(new Event(event)));
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  stubView();
  const LatLng = jest.fn((latitude: number, longitude: number) => ({ latitude, longitude }));
  Object.assign(window, { TMap: { LatLng, Map: drawn, MultiMarker: marked } });
});
afterEach(() => {
  for (const script of scripts()) script.remove();
  jest.clearAllMocks();
});

test.each([
  ['a key', contentWith('')],
  ['a place', contentWith('key', null)],
])('without %s the card shows the address and a link to the map app, and loads nothing', (_, plain) => {
  showNear(plain);
  expect(screen.getByText(address)).toBeTruthy();
  const link = screen.getByRole('link', { name: map.openApp });
  expect(link.getAttribute('href')).toContain(encodeURIComponent(address));
  expect(link.getAttribute('target')).toBe('_blank');
  expect(screen.queryByRole('group', { name: label })).toBeNull();
  expect(scripts()).toEqual([]);
});

test('without an address the card shows the place and no link to the map app', () => {
  showNear({ ...contentWith(''), address: { status: 'placeholder', value: '' } });
  expect(screen.getByText(PLACE)).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('near the view the library is loaded and draws the place at zoom 17 of 3 to 20', async () => {
  const { unmount } = render(<MapCard content={contentWith('a&b')} place={PLACE} />);
  expect(screen.getByText(map.loading)).toBeTruthy();
  expect(scripts()).toEqual([]);
  see('near');
  expect(scripts().map(({ src }) => src)).toEqual([fill(map.service.script, { key: 'a%26b' })]);
  await settle('load');
  const canvas = screen.getByRole('group', { name: label });
  const options = { center: POINT, zoom: 17, minZoom: 3, maxZoom: 20 };
  expect(drawn).toHaveBeenCalledWith(canvas, expect.objectContaining(options));
  expect(marked).toHaveBeenCalledTimes(1);
  expect(screen.queryByText(map.loading)).toBeNull();
  unmount();
  expect(destroy).toHaveBeenCalledTimes(1);
});

async function comesTooLate() {
  await pass(MAP_TIMEOUT_MS - 1);
  expect(screen.getByText(map.loading)).toBeTruthy();
  await pass(1);
}

function bringsNothing() {
  Reflect.deleteProperty(window, 'TMap');
  return settle('load');
}

test.each([
  ['fails', () => settle('error')],
  ['does not come in time', comesTooLate],
  ['brings nothing', bringsNothing],
])('a library that %s is reported, and the address stays', async (_, happen) => {
  showNear(contentWith('a&b'));
  await happen();
  expect(screen.getByText(map.failed)).toBeTruthy();
  expect(screen.getByText(address)).toBeTruthy();
});
