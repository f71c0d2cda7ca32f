import { act, render, screen } from '@testing-library/react';
import { MapCard } from '@/components/about/MapCard';
import { MAP_TIMEOUT_MS } from '@/lib/map/usePlaceMap';
import type { MapContent } from '@/lib/schema/map';

const content: MapContent = {
  address: { status: 'final', value: '湖南 · 长沙' },
  point: { status: 'final', value: { latitude: 28.2, longitude: 112.9 } },
  service: {
    script: 'https://maps.example/library?key={key}',
    scriptHosts: [],
    key: { status: 'final', value: '' },
  },
  appLink: 'https://maps.example/search?q={address}',
  openApp: '在地图应用中打开',
  map: '{address}的地图',
  loading: '地图加载中',
  failed: '地图加载失败',
};
let keys = 0;

/** A key of its own for each test, since a script that is loaded once is not loaded again. */
function withKey(): MapContent {
  keys += 1;
  return { ...content, service: { ...content.service, key: { status: 'final', value: `a&b${keys}` } } };
}

const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src*="maps.example"]')];
const settle = (event: 'load' | 'error') =>
  act(async () => void scripts().at(-1)?.dispatchEvent(new Event(event)));

class LatLng {
  readonly latitude: number;
  readonly longitude: number;
  constructor(latitude: number, longitude: number) {
    this.latitude = latitude;
    this.longitude = longitude;
  }
}
const destroy = jest.fn();
const drawn = jest.fn(() => ({ destroy }));
const marked = jest.fn(() => ({}));

function comesNear(near: boolean) {
  window.IntersectionObserver = class {
    readonly report: IntersectionObserverCallback;
    constructor(report: IntersectionObserverCallback) {
      this.report = report;
    }
    observe() {
      this.report([{ isIntersecting: near } as IntersectionObserverEntry], this as never);
    }
    disconnect() {}
  } as never;
}

beforeEach(() => {
  comesNear(true);
  Object.assign(window, { TMap: { LatLng, Map: drawn, MultiMarker: marked } });
});
afterEach(() => {
  for (const script of scripts()) script.remove();
  Reflect.deleteProperty(window, 'TMap');
  jest.clearAllMocks();
  jest.useRealTimers();
});

test.each<[string, MapContent]>([
  ['a key', content],
  ['a place', { ...withKey(), point: { status: 'placeholder', value: null } }],
])(
  'without %s there is the address and a link that opens it in the map app, and nothing is loaded',
  (_, plain) => {
    render(<MapCard content={plain} />);
    expect(screen.getByText('湖南 · 长沙')).toBeTruthy();
    const link = screen.getByRole('link', { name: '在地图应用中打开' });
    expect(link.getAttribute('href')).toBe(
      `https://maps.example/search?q=${encodeURIComponent('湖南 · 长沙')}`,
    );
    expect(link.getAttribute('target')).toBe('_blank');
    expect(screen.queryByRole('group', { name: '湖南 · 长沙的地图' })).toBeNull();
    expect(scripts()).toEqual([]);
  },
);

test('with a key the library is loaded and draws the place at zoom 17, between 3 and 20', async () => {
  render(<MapCard content={withKey()} />);
  expect(screen.getByText('地图加载中')).toBeTruthy();
  expect(scripts().map(({ src }) => src)).toEqual([`https://maps.example/library?key=a%26b${keys}`]);
  await settle('load');
  const canvas = screen.getByRole('group', { name: '湖南 · 长沙的地图' });
  const center = { latitude: 28.2, longitude: 112.9 };
  expect(drawn).toHaveBeenCalledWith(
    canvas,
    expect.objectContaining({ center: expect.objectContaining(center), zoom: 17, minZoom: 3, maxZoom: 20 }),
  );
  expect(marked).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('地图加载中')).toBeNull();
});

test('far from the view nothing is loaded', () => {
  comesNear(false);
  render(<MapCard content={withKey()} />);
  expect(scripts()).toEqual([]);
});

test('a library that fails says so, keeps the address, and is tried again by the next map', async () => {
  const failing = withKey();
  const { unmount } = render(<MapCard content={failing} />);
  await settle('error');
  expect(screen.getByText('地图加载失败')).toBeTruthy();
  expect(screen.getByText('湖南 · 长沙')).toBeTruthy();
  unmount();
  render(<MapCard content={failing} />);
  expect(scripts()).toHaveLength(1);
  await settle('load');
  expect(drawn).toHaveBeenCalledTimes(1);
});

test('a library that does not come in time counts as failed', async () => {
  jest.useFakeTimers();
  render(<MapCard content={withKey()} />);
  await act(() => jest.advanceTimersByTimeAsync(MAP_TIMEOUT_MS - 1));
  expect(screen.getByText('地图加载中')).toBeTruthy();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByText('地图加载失败')).toBeTruthy();
});

test('a script that brings no library counts as failed', async () => {
  Reflect.deleteProperty(window, 'TMap');
  render(<MapCard content={withKey()} />);
  await settle('load');
  expect(screen.getByText('地图加载失败')).toBeTruthy();
});

test('a map that is taken away destroys what it drew', async () => {
  const { unmount } = render(<MapCard content={withKey()} />);
  await settle('load');
  unmount();
  expect(destroy).toHaveBeenCalledTimes(1);
});
