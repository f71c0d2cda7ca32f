import type { MetadataRoute } from 'next';
import { site } from '@/content/site';
import { token } from '@/lib/token';

export const dynamic = 'force-static';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: site.title,
    short_name: site.name.value,
    description: site.description,
    lang: 'zh-CN',
    start_url: '/',
    display: 'browser',
    background_color: token('paper'),
    theme_color: token('ink'),
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
