import { defineContent } from '@/lib/content/defineContent';
import { partnersSchema } from '@/lib/schema/home/partners';

export const partners = defineContent(partnersSchema, {
  label: '合作伙伴',
  lead: '合作伙伴的名称与标识，经对方同意后在这里列出。',
  leadWithPlaceholders: '合作伙伴的名称与标识，经对方同意后在这里列出；以上为占位。',
  partners: [
    { status: 'placeholder', value: { name: '远岫物流', logo: 'yuanxiu.svg' } },
    { status: 'placeholder', value: { name: '驰穗速运', logo: 'chisui.svg' } },
    { status: 'placeholder', value: { name: '禾砚农业', logo: 'heyan.svg' } },
    { status: 'placeholder', value: { name: '湘畴农投', logo: 'xiangchou.svg' } },
    { status: 'placeholder', value: { name: '星笺手机', logo: 'xingjian.svg' } },
    { status: 'placeholder', value: { name: '穗塬种业', logo: 'suiyuan.svg' } },
    { status: 'placeholder', value: { name: '渡云快线', logo: 'duyun.svg' } },
    { status: 'placeholder', value: { name: '砺垄农机', logo: 'lilong.svg' } },
    { status: 'placeholder', value: { name: '泊霜冷链', logo: 'boshuang.svg' } },
    { status: 'placeholder', value: { name: '保险公司（待定）', logo: 'insurer.svg' } },
  ],
});
