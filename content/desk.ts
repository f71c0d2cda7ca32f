import { defineContent } from '@/lib/content/defineContent';
import { deskSchema } from '@/lib/schema/desk';

export const desk = defineContent(deskSchema, {
  title: '编辑台',
  noScript: '编辑台要用脚本，请在浏览器里允许脚本后重新打开。',
  news: {
    article: '文章',
    description: '保存之后，运行着 npm run dev 的网页会更新；有写错的地方，那里会指出来。',
    drafts: '草稿',
    byCategory: '分类',
  },
  commits: {
    create: '新增 {{slug}}',
    update: '修改 {{slug}}',
    delete: '删除 {{slug}}',
    uploadMedia: '上传 {{path}}',
    deleteMedia: '删除 {{path}}',
  },
});
