import {
  ArrowLeft,
  ArrowRight,
  ChevronDown,
  CircleAlert,
  ExternalLink,
  Mail,
  MapPin,
  Menu,
  Phone,
  Plus,
  TriangleAlert,
  X,
} from 'lucide';
import { IconDrawing } from './icon-drawing.tsx';
import { serviceIcons } from './service-icons.ts';
import { valueIcons } from './value-icons.ts';

const icons = {
  'arrow-left': ArrowLeft,
  'arrow-right': ArrowRight,
  'chevron-down': ChevronDown,
  close: X,
  error: CircleAlert,
  external: ExternalLink,
  mail: Mail,
  menu: Menu,
  phone: Phone,
  pin: MapPin,
  plus: Plus,
  warning: TriangleAlert,
  ...serviceIcons,
  ...valueIcons,
};

export type IconName = keyof typeof icons;

/** A decorative icon, next to text with the same meaning. The style sheet styles all icons of a page at once. */
export function Icon({ name }: { name: IconName }) {
  return <IconDrawing shapes={icons[name]} />;
}
