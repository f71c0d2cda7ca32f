import { appPublished } from '@/content/download';
import { sharedCopy } from '@/content/sharedCopy';
import type { CoinsContent } from '@/lib/schema/coins';

export const coins: CoinsContent = {
  sentence: `使用平台，可得飞行币：新用户注册 ${sharedCopy.registerCoins} 枚，购买机巢服务包 ${sharedCopy.purchaseCoins} 枚，推荐好友购买机巢服务包 ${sharedCopy.recommendCoins} 枚。`,
  registered: sharedCopy.registerCoins,
  unit: '枚飞行币',
  // Users register in the App.
  note: appPublished ? sharedCopy.coins : `App 上架后可得。${sharedCopy.coins}`,
};
