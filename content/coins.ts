import { defineContent } from '@/lib/content/defineContent';
import { coinsSchema } from '@/lib/schema/coins';

export const coins = defineContent(coinsSchema, {
  unit: '枚飞行币',
  rules: [
    { amount: '18', reason: '新用户注册' },
    { amount: '50', reason: '购买服务包' },
    { amount: '68', reason: '推荐好友购买服务包' },
  ],
  note: '飞行币是平台积分，不是法定货币。',
});
