import {
  ArrowLeft,
  ArrowRight,
  BadgeCheck,
  Building2,
  Check,
  ChevronDown,
  CircleAlert,
  Clock,
  Download,
  Fence,
  Hotel,
  House,
  Mail,
  Map as MapIcon,
  Menu,
  Paintbrush,
  PaintRoller,
  PanelsTopLeft,
  Phone,
  Plus,
  Printer,
  ShieldCheck,
  SquareParking,
  Star,
  Store,
  Tent,
  TriangleAlert,
  Warehouse,
  Waves,
  X,
} from 'lucide-react';
import styles from './icon.module.css';

const icons = {
  'arrow-left': ArrowLeft,
  'arrow-right': ArrowRight,
  'badge-check': BadgeCheck,
  apartments: Building2,
  brush: Paintbrush,
  check: Check,
  'chevron-down': ChevronDown,
  clock: Clock,
  close: X,
  concrete: Fence,
  download: Download,
  driveway: Waves,
  error: CircleAlert,
  garage: SquareParking,
  hotel: Hotel,
  house: House,
  mail: Mail,
  map: MapIcon,
  menu: Menu,
  phone: Phone,
  plus: Plus,
  print: Printer,
  roller: PaintRoller,
  roof: Tent,
  shield: ShieldCheck,
  star: Star,
  storefront: Store,
  warehouse: Warehouse,
  warning: TriangleAlert,
  window: PanelsTopLeft,
};

export type IconName = keyof typeof icons;

/** Decorative: the text beside it says the same. */
export function Icon({ name }: { name: IconName }) {
  const Drawing = icons[name];
  return <Drawing className={styles.icon} aria-hidden />;
}
