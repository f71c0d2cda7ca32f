import { defineContent } from '@/lib/content/defineContent';
import { visitorsSchema } from '@/lib/schema/home/visitors';

export const visitors = defineContent(visitorsSchema, {
  label: '我是',
  links: [
    { title: '种植户', path: '/guide/#growers' },
    { title: '货主', path: '/guide/#shippers' },
    { title: '林业与应急', path: '/guide/#forestry' },
    { title: '机队', path: '/guide/#fleets' },
  ],
});
