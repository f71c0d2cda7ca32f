import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

export const MEDIA_FOLDER = 'content/media';

export const textSchema = z.string().trim().min(1);

/** Fields of one schema that need no explanation each, as in `z.strictObject({ ...fields(linkSchema, 'from', 'to') })`. */
export function fields<S extends z.ZodType, const Name extends string>(schema: S, ...names: Name[]) {
  return Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, S>;
}

export const texts = <const Name extends string>(...names: Name[]) => fields(textSchema, ...names);

export const copySchema = z.strictObject(texts('copy', 'copied', 'failed'));

export type CopyLabels = z.infer<typeof copySchema>;

const LINK_FORM = /^(\/(?![/\\])\S*|#[\w-]+|https:\/\/[^\s/]+\S*|mailto:[^\s@]+@[^\s@]+)$/;

export const linkSchema = z
  .string()
  .regex(LINK_FORM, '应为站内路径（/about/）、锚点（#contract）、https:// 地址或 mailto: 邮箱');

export const linkTextSchema = z.strictObject({ title: textSchema, path: linkSchema });
export const titledTextSchema = z.strictObject(texts('title', 'text'));
export const definitionSchema = z.strictObject(texts('term', 'text'));

export const statSchema = z.strictObject({
  value: z.string().regex(/^\d[\d,.～+%]*$/, '应为数字，如 370,000+、50～300、120%'),
  unit: textSchema.optional(),
  label: textSchema,
});

export const httpsSchema = z.string().regex(/^https:\/\/[^\s/]+\S*$/, '应为 https:// 开头的地址');

export const dateSchema = z.iso.date('应为日期，写作 2026-07-01');

/** Whether a picture or a film lies in the owner's storage (content/site.ts), which the build cannot look into. */
export const isRemote = (address: string) => address.startsWith('https://');

/** A film's name in public/films, or its address in the storage. */
export const filmSchema = z
  .string()
  .regex(
    /^([a-z0-9-]+|https:\/\/\S+\.mp4)$/,
    '应为 public/films 下短片的名字，不带扩展名，或存储里的 https:// 地址，以 .mp4 结尾',
  )
  .refine((name) => isRemote(name) || existsSync(join('public/films', `${name}.mp4`)), {
    error: '在 public/films 下找不到这部短片',
  });

/** Drops the ./ that some tools put before a path. */
export const pathInMedia = (path: string) => path.replace(/^\.\//, '');

/** A file below content/media, e.g. "home/dawn.jpg". */
export const mediaSchema = z
  .string()
  .regex(
    /^(\.\/)?[a-z0-9-]+(\/[a-z0-9-]+)*\.(jpg|jpeg|png|webp)$/,
    '应为 content/media 下的图片，如 home/dawn.jpg',
  )
  .overwrite(pathInMedia)
  .refine((file) => existsSync(join(MEDIA_FOLDER, file)), {
    error: (issue) => `找不到图片 ${MEDIA_FOLDER}/${issue.input}`,
  });

const remotePictureSchema = z
  .string()
  .regex(
    /^https:\/\/\S+\.(jpg|jpeg|png|webp)$/,
    '应为 content/media 下的图片，如 home/dawn.jpg，或存储里的 https:// 地址',
  );

const pairSchema = z.tuple([z.int().positive(), z.int().positive()]);

export const pictureSchema = z
  .strictObject({
    /** A file below content/media, or its address in the storage. */
    file: z.union([mediaSchema, remotePictureSchema]),
    /** What the picture shows, for those who cannot see it; empty for mere decoration. */
    alt: z.string().trim(),
    /** How it is cropped on phones: width to height, as 3 and 4, and the middle of the crop in per cent of the width. */
    phone: z.strictObject({ ratio: pairSchema, x: z.number().min(0).max(100).default(50) }).optional(),
    /** Width and height in pixels of a picture in the storage. */
    size: pairSchema.optional(),
  })
  .refine(({ file, size }) => isRemote(file) === Boolean(size), {
    path: ['size'],
    error: '存储里的图片要写宽和高，如 [1600, 900]，别的图片不写',
  });

export type PictureContent = z.infer<typeof pictureSchema>;

/** A value that the owner of the site must confirm: as long as it is a placeholder, `npm run release-check` names it. */
export function ownerValue<S extends z.ZodType>(schema: S) {
  return z.strictObject({ status: z.enum(['placeholder', 'final']), value: schema });
}
