import type { CrashContent } from '@/lib/schema/crash';

export const crash: CrashContent = {
  title: '这一页没有显示出来',
  text: '不是您操作错了。重新打开多半就好；还是不行，请换一个浏览器，或过一会儿再来。',
  retry: '重新打开',
  lostScripts: { text: '有一部分没有加载成功：文字和链接都在，按钮暂时用不了。', retry: '重新打开' },
  home: { title: '回到首页', path: '/' },
};
