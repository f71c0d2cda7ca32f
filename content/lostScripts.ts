import { defineContent } from '@/lib/content/defineContent';
import { lostScriptsSchema } from '@/lib/schema/lostScripts';

export const lostScripts = defineContent(lostScriptsSchema, {
  text: '有一部分没有加载成功：文字和链接都在，按钮暂时用不了。',
  retry: '重新打开',
});
