import { act, fireEvent, render } from '@testing-library/react';
import { LoopVideo } from '@/components/ui/LoopVideo';
import { stubMedia } from '@/lib/test/media';

const SOURCES = [{ src: '/films/dawn.mp4', type: 'video/mp4' }];

const play = jest.fn<Promise<void>, []>();
const pause = jest.fn();
const logged = jest.spyOn(console, 'error');

const film = (active = true) => (
  <LoopVideo sources={SOURCES} active={active}>
    <img alt="海报" />
  </LoopVideo>
);

const video = () => document.querySelector('video');
const stage = () => document.querySelector('[data-stage]')?.getAttribute('data-stage');

function showTab(hidden: boolean) {
  Object.defineProperty(document, 'hidden', {
    value: hidden,
    configurable: true,
  });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

beforeEach(() => {
  stubMedia([]);
  play.mockReset().mockResolvedValue();
  pause.mockReset();
  logged.mockClear();
  Object.assign(HTMLMediaElement.prototype, { play, pause });
});

afterEach(() => showTab(false));

test('nothing is loaded before the film is told to play, then its sources alone', () => {
  const { rerender } = render(film(false));
  expect(video()).toBeNull();
  rerender(film());
  const sources = [...document.querySelectorAll('source')].map((source) => source.getAttribute('src'));
  expect(sources).toEqual(['/films/dawn.mp4']);
  expect(play).toHaveBeenCalledTimes(1);
});

test('the film is silent, inline in WeChat too, and hidden from keyboard and screen readers', () => {
  render(film());
  expect(video()?.muted).toBe(true);
  for (const name of ['playsinline', 'webkit-playsinline', 'x5-playsinline', 'loop']) {
    expect(video()?.hasAttribute(name)).toBe(true);
  }
  expect(video()?.getAttribute('x5-video-player-type')).toBe('h5');
  expect(video()?.getAttribute('aria-hidden')).toBe('true');
  expect(video()?.tabIndex).toBe(-1);
});

test('the poster shows until the film really plays', () => {
  render(film());
  expect(stage()).toBe('loading');
  fireEvent.playing(video() as HTMLVideoElement);
  expect(stage()).toBe('playing');
});

test('the film pauses while the tab is hidden', () => {
  render(film());
  pause.mockClear();
  showTab(true);
  expect(pause).toHaveBeenCalledTimes(1);
  showTab(false);
  expect(play).toHaveBeenCalledTimes(2);
});

test('under reduced motion there is only the poster', () => {
  stubMedia(['(prefers-reduced-motion: reduce)']);
  render(film());
  expect(video()).toBeNull();
});

test('under Save-Data there is only the poster', () => {
  Object.assign(navigator, { connection: { saveData: true } });
  render(film());
  expect(video()).toBeNull();
  Object.assign(navigator, { connection: undefined });
});
