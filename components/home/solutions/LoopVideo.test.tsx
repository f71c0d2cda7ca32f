import { act, fireEvent, render } from '@testing-library/react';
import { LoopVideo } from '@/components/home/solutions/LoopVideo';
import { stubMedia } from '@/lib/test/stubMedia';

const SOURCES = [{ src: '/films/dawn.mp4', type: 'video/mp4' }];
const play = jest.fn<Promise<void>, []>().mockResolvedValue();
const pause = jest.fn();

const film = (active = true) => (
  <LoopVideo sources={SOURCES} active={active}>
    <img alt="海报" />
  </LoopVideo>
);

const video = () => document.querySelector('video') as HTMLVideoElement;
const stage = () => document.querySelector('[data-stage]')?.getAttribute('data-stage');

function showTab(hidden: boolean) {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

beforeEach(() => {
  jest.clearAllMocks();
  Object.assign(HTMLMediaElement.prototype, { play, pause });
});

test('a film loads when it is told to play, shows when it does, and pauses while the tab is hidden', () => {
  const { rerender } = render(film(false));
  expect(video()).toBeNull();
  rerender(film());
  const sources = [...document.querySelectorAll('source')].map((source) => source.getAttribute('src'));
  expect(sources).toEqual(['/films/dawn.mp4']);
  expect(stage()).toBe('loading');
  fireEvent.playing(video());
  expect(stage()).toBe('playing');
  showTab(true);
  expect(pause).toHaveBeenCalledTimes(1);
  showTab(false);
  expect(play).toHaveBeenCalledTimes(2);
});

test('the film is silent, inline in WeChat too, and hidden from keyboard and screen readers', () => {
  render(film());
  const { muted, tabIndex } = video();
  expect({ muted, tabIndex }).toEqual({ muted: true, tabIndex: -1 });
  const names = ['playsinline', 'webkit-playsinline', 'x5-playsinline', 'loop'];
  expect(names.filter((name) => !video().hasAttribute(name))).toEqual([]);
  expect(video().getAttribute('x5-video-player-type')).toBe('h5');
  expect(video().getAttribute('aria-hidden')).toBe('true');
});

test.each([
  ['reduced motion', ['(prefers-reduced-motion: reduce)'], false],
  ['Save-Data', [], true],
])('under %s there is only the poster', (_case, media, saveData) => {
  stubMedia(media);
  Object.assign(navigator, { connection: { saveData } });
  render(film());
  expect(video()).toBeNull();
  Object.assign(navigator, { connection: undefined });
});
