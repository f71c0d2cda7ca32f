import { devicePlatform, hostApp } from '@/lib/device/devicePlatform';

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; V2309A) AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const NEXT = 'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0';
const TABLET = 'Mozilla/5.0 (Tablet; OpenHarmony 5.1) Chrome/132.0.0.0 Mobile';
const HARMONY_4 = 'Mozilla/5.0 (Linux; Android 10; HarmonyOS; ELS-AN00; HMSCore 6.13.0.302)';

test.each([
  ['Chrome on Android', `${ANDROID} Chrome/126.0.0.0 Mobile Safari/537.36`, 'android'],
  ['UC on Android', `${ANDROID} Version/4.0 Chrome/100.0.4896.58 UCBrowser/16.6.2 Mobile`, 'android'],
  ['Safari on an iPhone', `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`, 'ios'],
  ['an iPad that says so', 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) Version/12.1 Safari/604.1', 'ios'],
  ['HarmonyOS NEXT on a phone', `${NEXT} Safari/537.36 ArkWeb/4.1.6.1 Mobile`, 'harmonyNext'],
  ['HarmonyOS NEXT on a tablet', TABLET, 'harmonyNext'],
  ['HarmonyOS NEXT by its kernel alone', 'Mozilla/5.0 (Phone) Chrome/114.0.0.0 ArkWeb/4.1', 'harmonyNext'],
  ['HarmonyOS 4, which also names Android', `${HARMONY_4} Chrome/114.0.5735.196 Mobile`, 'harmony'],
  ['Chrome on Windows', `${WINDOWS} Chrome/126.0.0.0 Safari/537.36`, 'desktop'],
  ['Chrome on Linux', 'Mozilla/5.0 (X11; Linux x86_64) Chrome/126.0.0.0 Safari/537.36', 'desktop'],
  ['nothing said', '', 'desktop'],
])('%s is recognised', (_name, userAgent, platform) => {
  expect(devicePlatform(userAgent)).toBe(platform);
});

test('a Macintosh with a touch screen is an iPad, and one without a desktop', () => {
  expect(devicePlatform(`${MAC} Version/17.5 Safari/605.1.15`, 5)).toBe('ios');
  expect(devicePlatform(`${MAC} Version/17.5 Safari/605.1.15`, 0)).toBe('desktop');
  expect(devicePlatform(`${WINDOWS} Chrome/126.0.0.0`, 10)).toBe('desktop');
});

test.each([
  ['WeChat on Android', `${ANDROID} Chrome/116.0.0.0 XWEB/1160117 MicroMessenger/8.0.49`, 'wechat'],
  ['WeChat on an iPhone', `${IPHONE} Mobile/15E148 MicroMessenger/8.0.50(0x18003237) NetType/WIFI`, 'wechat'],
  ['WeChat on HarmonyOS NEXT', `${NEXT} Safari/537.36 ArkWeb/4.1.6.1 Mobile MicroMessenger/8.0.5`, 'wechat'],
  ['QQ on Android', `${ANDROID} MQQBrowser/6.2 TBS/046715 V1_AND_SQ_9.0.0 QQ/9.0.0.14110 NetType/WIFI`, 'qq'],
  ['QQ on an iPhone', `${IPHONE} Mobile/15E148 QQ/9.0.60.617 V1_IPH_SQ_9.0.60`, 'qq'],
  ["QQ's browser, which downloads well", `${ANDROID} MQQBrowser/15.2 Mobile Safari/537.36`, null],
  ['WeChat on a desktop, which opens links itself', `${WINDOWS} MicroMessenger/7.0.20 WindowsWechat`, null],
  ['Chrome on Android', `${ANDROID} Chrome/126.0.0.0 Mobile Safari/537.36`, null],
])('%s: the app around the page is %3$s', (_name, userAgent, app) => {
  expect(hostApp(userAgent)).toBe(app);
});
