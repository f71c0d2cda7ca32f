import type { ErrorMessages } from '@/lib/schema/errorMessages';

export const errorMessages: ErrorMessages = {
  offline: '没有网络',
  unreachable: '连接失败',
  timeout: '超时',
  badStatus: '服务器没有给出文件',
  tooLarge: '文件过大',
  notJson: '不是有效的 JSON',
  wrongShape: '内容格式不对',
  /** 需求单没有发出去，不论原因。 */
  busy: '系统繁忙，请稍后再试',
};
