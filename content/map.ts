import { defineContent } from '@/lib/content/defineContent';
import { mapSchema } from '@/lib/schema/map';

export const map = defineContent(mapSchema, {
  address: { status: 'placeholder', value: '' },
  point: { status: 'placeholder', value: null },
  service: {
    script: 'https://map.qq.com/api/gljs?v=1.exp&key={key}',
    scriptOrigins: ['https://mapapi.qq.com', 'https://apikey.map.qq.com'],
    key: { status: 'placeholder', value: '' },
  },
  appLink: 'https://uri.amap.com/search?keyword={address}&callnative=1',
  openApp: '在地图应用中打开',
  map: '{address}的地图',
  loading: '地图加载中',
  failed: '地图加载失败，可以在地图应用中打开',
});
