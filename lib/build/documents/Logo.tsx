export const LOGO_PATH = '/logo.svg';

export function Logo({ name }: { name: string }) {
  return (
    <span className="logo">
      <img src={LOGO_PATH} alt={name} />
    </span>
  );
}
