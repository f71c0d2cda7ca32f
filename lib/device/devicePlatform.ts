export const DEVICE_PLATFORMS = ['android', 'ios', 'harmony', 'harmonyNext', 'desktop'] as const;

/** `harmony` is HarmonyOS up to 4, which installs what Android installs; `harmonyNext` does not. */
export type DevicePlatform = (typeof DEVICE_PLATFORMS)[number];

// The order matters: HarmonyOS NEXT may name older systems, and older HarmonyOS names Android.
const SYSTEMS: readonly (readonly [DevicePlatform, RegExp])[] = [
  ['harmonyNext', /OpenHarmony|ArkWeb/],
  ['harmony', /HarmonyOS/],
  ['ios', /iPhone|iPad|iPod/],
  ['android', /Android/],
];

/** The platform by the user agent. An iPad calls itself a Macintosh, but has a touch screen. */
export function devicePlatform(userAgent: string, touchPoints = 0): DevicePlatform {
  const system = SYSTEMS.find(([, pattern]) => pattern.test(userAgent))?.[0];
  if (system) return system;
  return userAgent.includes('Macintosh') && touchPoints > 1 ? 'ios' : 'desktop';
}

export function hostApp(userAgent: string) {
  if (devicePlatform(userAgent) === 'desktop') return null;
  if (userAgent.includes('MicroMessenger')) return 'wechat';
  // QQ itself; its browser calls itself QQBrowser and downloads well.
  return /(?:^|\s)QQ\//.test(userAgent) ? 'qq' : null;
}
