import { basename } from 'node:path';
import type { CmsConfig, CollectionFile, EntryCollection, GitBackend } from '@sveltia/cms';
import type { z } from 'zod';
import { fieldsOf, rootList, toJsonSchema } from '@/lib/build/desk/fields';
import { DESK_LOGO } from '@/lib/build/desk/sveltia';
import { ANNOUNCEMENTS_PATH, BANNERS_PATH, DOMAIN_LIST_PATH } from '@/lib/constants';
import type { DeskMessages } from '@/lib/schema/desk';
import { articleBodySchema, articleIdSchema, frontMatterSchema, type NewsCategory } from '@/lib/schema/news';
import { announcementsSchema, bannersSchema, candidatesSchema } from '@/lib/schema/published';
import { MEDIA_FOLDER } from '@/lib/schema/shared';
import type { Editing } from '@/lib/schema/site';

/** As they come from a camera; larger ones slow the repository down for good. */
const LARGEST_PICTURE_BYTES = 20_000_000;

/** Banners: the build does not scale them, since banner.json may change without a build. */
const BANNERS_FOLDER = 'public/banners';

export type DeskOptions = {
  messages: DeskMessages;
  categories: readonly NewsCategory[];
  siteUrl: string;
  /** Without it the desk works on a folder of the editor's own machine only. */
  editing?: Editing;
};

function article({ messages, categories }: DeskOptions): EntryCollection {
  const frontMatter = toJsonSchema(frontMatterSchema(categories));
  const id = toJsonSchema(articleIdSchema);
  const body = toJsonSchema(articleBodySchema);
  return {
    name: 'news',
    label: frontMatter.title,
    label_singular: messages.news.article,
    description: messages.news.description,
    icon: 'article',
    folder: 'content/news',
    media_folder: `/${MEDIA_FOLDER}`,
    // So that Sveltia writes ./home/dawn.jpg, relative to the media folder; the schema drops the ./
    public_folder: '.',
    preview_path: 'companyNews/detail/{{slug}}/',
    slug: {
      editable: ['create'],
      hint: id.description,
      pattern: [id.pattern ?? '', id.errorMessage ?? ''],
    },
    summary: '{{date}}　{{title}}',
    sortable_fields: { fields: ['date', 'title'], default: { field: 'date', direction: 'Descending' } },
    view_filters: [{ label: messages.news.drafts, field: 'draft', pattern: true }],
    view_groups: [{ label: messages.news.byCategory, field: 'category' }],
    fields: [
      ...fieldsOf(frontMatter),
      // As plain text: what the site knows of Markdown, such as notes and tables, would not survive a visual editor.
      { name: 'body', label: body.title, hint: body.description, widget: 'text' },
    ],
  };
}

/** A list is the whole file; the candidate lines are one field of theirs. */
function publishedFile(path: string, icon: string, schema: z.ZodType): CollectionFile {
  const list = toJsonSchema(schema);
  const name = path.replace(/^\/|\.json$/g, '');
  const fields = list.type === 'array' ? rootList(list) : fieldsOf(list);
  return { name, label: list.title, icon, file: `public${path}`, format: 'json', fields };
}

/** Commit messages are Chinese; a self-hosted Git has its API below its own URL. */
function backend({ backend: name, repo, branch, base_url, app_id }: Editing, commit_messages: object) {
  const api = { github: undefined, gitlab: '/api/v4', gitea: '/api/v1' }[name];
  const oauth = name === 'github' ? base_url : app_id;
  return {
    name,
    repo,
    branch,
    commit_messages,
    auth_methods: oauth ? ['oauth', 'token'] : ['token'],
    ...(base_url && { base_url }),
    ...(base_url && api && { api_root: base_url + api }),
    ...(app_id && { app_id }),
    ...(app_id && name === 'gitlab' && { auth_type: 'pkce' }),
  } as GitBackend;
}

/** Never requested: the editor picks the local folder in the browser. */
function ownFolder() {
  const folder = basename(process.cwd()).replace(/[^\w.-]/g, '-');
  return { name: 'gitea', repo: `local/${folder}`, auth_methods: ['token'] } as GitBackend;
}

export function deskConfig(options: DeskOptions): CmsConfig {
  const { messages, siteUrl, editing } = options;
  return {
    backend: editing ? backend(editing, messages.commits) : ownFolder(),
    app_title: messages.title,
    logo: { src: DESK_LOGO },
    site_url: siteUrl,
    media_folder: BANNERS_FOLDER,
    public_folder: BANNERS_FOLDER.replace('public', ''),
    media_libraries: {
      default: { config: { max_file_size: LARGEST_PICTURE_BYTES, slugify_filename: true } },
      stock_assets: false,
    },
    slug: { encoding: 'ascii', clean_accents: true },
    // The site itself, in the other tab, shows how it looks.
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    collections: [article(options)],
    singletons: [
      publishedFile(ANNOUNCEMENTS_PATH, 'campaign', announcementsSchema),
      publishedFile(BANNERS_PATH, 'view_carousel', bannersSchema),
      publishedFile(DOMAIN_LIST_PATH, 'route', candidatesSchema),
    ],
  };
}
