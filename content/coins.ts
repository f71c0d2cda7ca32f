import { terms } from '@/content/terms';
import { defineContent } from '@/lib/content/defineContent';
import { coinsSchema } from '@/lib/schema/coins';

export const coins = defineContent(coinsSchema, {
  title: '使用平台，可得飞行币',
  unit: '枚飞行币',
  rules: [
    { amount: terms.registerCoins, reason: '新用户注册' },
    { amount: terms.purchaseCoins, reason: '购买机巢服务包' },
    { amount: terms.recommendCoins, reason: '推荐好友购买机巢服务包' },
  ],
  note: terms.coins,
  noteBeforeApp: `App 上架后可得。${terms.coins}`,
});
