/** Whether it belongs to the editors' desk. The build writes the desk's folder in here; most sites have none. */
export function isDesk({ pathname }: URL) {
  const folder = process.env.DESK_PATH;
  return folder ? pathname.startsWith(folder) : false;
}
