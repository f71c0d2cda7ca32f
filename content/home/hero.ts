import { sharedCopy } from '@/content/sharedCopy';
import { defineContent } from '@/lib/content/defineContent';
import { heroSchema } from '@/lib/schema/home/hero';

export const hero = defineContent(heroSchema, {
  name: '首屏',
  subline: ['有地要打药、有林要巡、有货要运，交给我们派机、派飞手。', '我们建设全国性“智能无人机调度平台”。'],
  picture: {
    file: 'hero/dawn.jpg',
    alt: '晨雾中的梯田上空，多架无人机沿航线飞行',
    phone: { ratio: [9, 13], x: 69.5 },
  },
  buttons: [
    { title: '白皮书', path: '/documents/whitePaper/' },
    { title: '机巢服务包', path: '/documents/nestService/' },
  ],
  shortcuts: {
    label: 'PDF：',
    links: [
      { title: '商业计划书', path: '/preview/?url=/documents/business-plan.pdf' },
      { title: '白皮书', path: '/preview/?url=/documents/white-paper.pdf' },
    ],
    all: { title: '全部资料', path: '/preview/' },
  },
  slides: [
    {
      title: '农业植保',
      text: '按地块生成航线，调集附近机队连片作业，作业留下记录。',
      picture: {
        file: 'hero/agriculture.jpg',
        alt: '清晨的田垄上方，重载农用无人机正在喷洒',
        phone: { ratio: [9, 13], x: 68 },
      },
      url: '/#cooperation?agriculture',
    },
    {
      title: '工业物流',
      text: `可吊 ${sharedCopy.lift} 千克的无人机，按货物与航线定制，过江、翻山，不用绕路。`,
      picture: {
        file: 'hero/logistics.jpg',
        alt: '货运无人机吊着货箱飞越江谷与斜拉桥',
        phone: { ratio: [9, 13], x: 67 },
      },
      url: '/#cooperation?logistics',
    },
    {
      title: '机巢服务',
      text: '机巢设在常飞的地方，省去赶路；起飞由飞手确认。',
      picture: {
        file: 'hero/nest.jpg',
        alt: '山脊草地上的机巢舱盖打开，无人机迎着晨光起飞',
        phone: { ratio: [9, 13], x: 69 },
      },
      url: '/#cooperation?droneNestService',
    },
  ],
  more: '了解更多',
});
