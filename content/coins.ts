import { terms } from '@/content/terms';
import { defineContent } from '@/lib/content/defineContent';
import { coinsSchema } from '@/lib/schema/coins';

export const coins = defineContent(coinsSchema, {
  sentence: `使用平台，可得飞行币：新用户注册 ${terms.registerCoins} 枚，购买机巢服务包 ${terms.purchaseCoins} 枚，推荐好友购买机巢服务包 ${terms.recommendCoins} 枚。`,
  registered: terms.registerCoins,
  unit: '枚飞行币',
  note: terms.coins,
  noteBeforeApp: `App 上架后可得。${terms.coins}`,
});
