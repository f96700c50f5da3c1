import { icon } from './icons.css';

/**
 * One drawn set. Each is a component of its own, so that a section's script carries only what it shows. Icons are
 * decoration; the name stands in text or in the control's label.
 */
const drawn = (path: string) => (
  <svg className={icon} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path d={path} />
  </svg>
);

export const SearchIcon = () => drawn('M16 16l4.5 4.5M18 10.75a7.25 7.25 0 1 1-14.5 0 7.25 7.25 0 0 1 14.5 0z');
export const BagIcon = () => drawn('M5 8.5h14l1 12H4zM8.5 11V7a3.5 3.5 0 0 1 7 0v4');
export const UserIcon = () => drawn('M4 20.5c.6-4 3.8-6 8-6s7.4 2 8 6M16 7.5a4 4 0 1 1-8 0 4 4 0 0 1 8 0z');
export const MenuIcon = () => drawn('M3 6.5h18M3 12h18M3 17.5h18');
export const CloseIcon = () => drawn('M5 5l14 14M19 5L5 19');
export const PhoneIcon = () =>
  drawn(
    'M7.8 3.5l2.2 4.7-2 2c1 2.5 3.3 4.8 5.8 5.8l2-2 4.7 2.2v3c0 .8-.7 1.3-1.5 1.3C11 20 4 13 3.5 5c0-.8.5-1.5 1.3-1.5z',
  );
export const FilterIcon = () =>
  drawn('M3 7h10m4 0h4M3 17h4m4 0h10M17 7a2 2 0 1 1-4 0 2 2 0 0 1 4 0zm-6 10a2 2 0 1 1-4 0 2 2 0 0 1 4 0z');
export const TruckIcon = () =>
  drawn(
    'M2 6h12v10.5H9M4.5 16.5H2V6m12 3.5h4l3.5 3.5v3.5h-2.3m-4.9 0H14M9.2 17a2.1 2.1 0 1 1-4.2 0 2.1 2.1 0 0 1 4.2 0zm10 0a2.1 2.1 0 1 1-4.2 0 2.1 2.1 0 0 1 4.2 0z',
  );
