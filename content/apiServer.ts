import { PROBE_TIMEOUT_MS } from '@/lib/backend/probe';
import { REQUEST_TIMEOUT_MS } from '@/lib/backend/withTimeout';
import { secureApiServers } from '@/lib/content/publishedLists';
import type { ApiServerLabels } from '@/lib/schema/apiServer';

/** A check waits for the list, then for the servers, then once more for those that seemed out of reach. */
const CHECK_AT_MOST_S = (REQUEST_TIMEOUT_MS + 2 * PROBE_TIMEOUT_MS) / 1000;

export const apiServer: ApiServerLabels = {
  chosen: '{name} · {ms} ms',
  defaultName: '默认线路',
  name: '线路 {number}',
  open: '检测线路',
  openFailed: '线路检测打不开，请检查网络或刷新页面',
  panel: {
    title: '线路检测',
    close: '关闭线路检测',
    measuring: `正在检测，通常只要几秒，最多 ${CHECK_AT_MOST_S} 秒`,
    measured: '检测完毕',
    listFailed: '线路列表没有读到：{error}',
    again: '重新检测',
    copy: '复制结果',
    copied: '已复制，可以发给客服',
    copyByHand: '请长按或全选下面的文字，复制后发给客服',
  },
  results: {
    ok: '可用',
    inUse: '当前使用',
    timeout: '超时',
    unreachable: '无法连接',
    stopped: '已停止',
    blocked: '未开放检测',
    status: 'HTTP {status}',
  },
  report: {
    page: '页面',
    time: '时间',
    network: '网络',
    online: '在线',
    offline: '离线',
    browser: '浏览器',
  },
};

/** The https servers that public/boce.json has at build time: an enquiry goes to no others. */
export const enquiryServers = secureApiServers();
