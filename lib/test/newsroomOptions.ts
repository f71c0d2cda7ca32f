const TITLES = ['平台动态', '政策解读', '产品说明', '服务说明'];

export function newsroomOptions(folder: string) {
  return {
    folder,
    categories: TITLES.map((title, index) => ({
      slug: `category-${index}`,
      title,
      description: title,
      picture: 'hero/dawn.jpg',
    })),
    labels: {
      notes: '来源与注释',
      backToText: '回到正文，注释 {n}',
      opensNewTab: '（在新标签页打开）',
      pdf: 'PDF',
      table: '表格，可左右滑动',
    },
  };
}
