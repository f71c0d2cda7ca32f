import type { LostScriptsContent } from '@/lib/schema/lostScripts';

export const lostScripts: LostScriptsContent = {
  text: '有一部分没有加载成功：文字和链接都在，按钮暂时用不了。',
  retry: '重新打开',
};
