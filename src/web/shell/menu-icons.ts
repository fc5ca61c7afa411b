import type { MenuPage } from '../../contract/pages.ts'
import {
  descriptionIcon,
  exploreIcon,
  handymanIcon,
  type IconPath,
  infoIcon,
  mailIcon,
  monitoringIcon,
} from '../ui/icon-paths.ts'

/** The picture of each entry of the menu. */
export const MENU_ICONS: Record<MenuPage, IconPath> = {
  discover: exploreIcon,
  'about-us': infoIcon,
  services: handymanIcon,
  metrics: monitoringIcon,
  documents: descriptionIcon,
  'contact-us': mailIcon,
}
