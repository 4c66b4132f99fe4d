import { menuLabel } from "@polyportal/domain/routes/menu-label";
import type { MenuItem } from "@polyportal/domain/routes/menus";

/** A module's label as it is shown. */
export const labelOf = ({ label }: MenuItem): string => menuLabel(label);
