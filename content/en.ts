import { documents } from '@/content/documents';
import { sharedCopy } from '@/content/sharedCopy';
import { defineContent } from '@/lib/content/defineContent';
import { enSchema } from '@/lib/schema/en';

/** Shared copy has 1000+, English has 1,000+. */
const inThousands = (figure: string) => figure.replace(/\d(?=(\d{3})+(?!\d))/g, '$&,');
/** Shared copy counts mu-times in ten thousands. */
const millions = String(Number(sharedCopy.muTimes.replace(/\D/g, '')) / 100);
const lift = sharedCopy.lift.replace('～', ' to ');

export const en = defineContent(enSchema, {
  page: {
    path: '/en/',
    title: 'QIONGLU Low-Altitude',
    description: 'A dispatch platform for industrial drones in Hunan, China: services and contact.',
    socialImage: 'hero/dawn.jpg',
    updated: '2026-11-25',
    breadcrumb: 'You are here',
    home: 'Home',
  },
  picture: {
    file: 'ecosystem/co-creation.jpg',
    alt: 'Cargo drones fly in line along one route above a river gorge in the morning mist, each with a crate below it',
  },
  statement: 'A dispatch platform for industrial drones, based in Hunan, China.',
  work: [
    {
      title: 'What we do',
      text: 'We take jobs from farms, forests, logistics firms and public-safety agencies. We match each job with a suitable drone, pilot and route, and settle payment on the flight record. We offer dispatch technology, chips for flight control, job matching and a commercial system.',
    },
    {
      title: 'What we do not do',
      text: 'We do not build drones and we do not train pilots. Partner fleets bring both and carry out the flights. The pilot decides whether to take off and when to return.',
    },
  ],
  figures: {
    title: 'At a glance',
    source: 'Company figures. 1 mu ≈ 667 m²; one mu-time is one mu covered once.',
    stats: [
      { value: inThousands(sharedCopy.drones), label: 'industrial drones' },
      { value: inThousands(sharedCopy.flightHours), label: 'safe flight hours' },
      { value: sharedCopy.centres, label: 'provincial operation centres' },
      { value: inThousands(sharedCopy.pilots), label: 'certified pilots' },
      { value: sharedCopy.counties, label: 'counties served' },
      { value: millions, unit: 'million+', label: 'mu-times flown' },
    ],
  },
  services: {
    title: 'Services',
    list: [
      'Crop spraying and spreading',
      'Forest protection',
      `Industrial lifting of ${lift} kg`,
      'Public safety and environmental monitoring',
      'Route planning',
      'Drone-nest (hangar) service package',
    ],
  },
  partners: {
    title: 'Working with us',
    kinds: [
      {
        term: 'Growers',
        text: 'A five-year exclusive agreement: a base service fee and a share of the yield increase, as the agreement sets out.',
      },
      {
        term: 'Fleets',
        text: 'You bring drones, certified pilots and local know-how. We send jobs and routes and settle on the flight record.',
      },
      { term: 'Companies', text: 'Long-term cooperation on logistics corridors at low altitude.' },
    ],
  },
  documents: {
    title: 'Documents (in Chinese)',
    links: documents.map(({ english, path }) => ({ title: english, path })),
  },
  contact: {
    title: 'Contact',
    labels: { email: 'E-mail', company: 'Company', place: 'Place' },
    place: 'Hunan, China',
    languages: { status: 'placeholder', value: 'Please write in Chinese or English.' },
  },
  pictures: 'Pictures on this site are drawn illustrations, not photographs.',
});
