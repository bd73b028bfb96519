import {
  ArrowLeft,
  ArrowRight,
  BadgeCheck,
  Building2,
  Check,
  ChevronDown,
  CircleAlert,
  Clock,
  Contact,
  Download,
  ExternalLink,
  Fence,
  Gem,
  HeartHandshake,
  Hotel,
  House,
  Mail,
  Map as MapIcon,
  Menu,
  MessageSquareText,
  Paintbrush,
  PaintRoller,
  PanelsTopLeft,
  Phone,
  Plus,
  Printer,
  RotateCcw,
  Scale,
  ShieldCheck,
  SquareParking,
  Star,
  Store,
  Tent,
  TriangleAlert,
  Warehouse,
  Waves,
  X,
} from 'lucide';
import { createElement } from 'react';
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
  contact: Contact,
  concrete: Fence,
  download: Download,
  driveway: Waves,
  error: CircleAlert,
  external: ExternalLink,
  garage: SquareParking,
  gem: Gem,
  handshake: HeartHandshake,
  hotel: Hotel,
  house: House,
  mail: Mail,
  map: MapIcon,
  menu: Menu,
  message: MessageSquareText,
  phone: Phone,
  plus: Plus,
  print: Printer,
  redo: RotateCcw,
  roller: PaintRoller,
  roof: Tent,
  scale: Scale,
  shield: ShieldCheck,
  star: Star,
  storefront: Store,
  warehouse: Warehouse,
  warning: TriangleAlert,
  window: PanelsTopLeft,
};

export type IconName = keyof typeof icons;

/** Decorative: the text beside it says the same. Its look is in the style sheet, once for all icons of a page. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      {icons[name].map(([shape, attributes]) =>
        createElement(shape, { ...attributes, key: JSON.stringify(attributes) }),
      )}
    </svg>
  );
}
