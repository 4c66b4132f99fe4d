import { CommandPalette } from "@polyportal/ui/command-palette";
import { useNavigate } from "react-router-dom";
import { pagesFor } from "./named-pages.ts";
import { usePageSet } from "./page-set.ts";
import { useProfile } from "./profile.ts";

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

/** Searches the pages of the set by name, and other things if the set has a palette of its own. */
export function Palette({ open, onOpenChange }: Props) {
  const [set, profile] = [usePageSet(), useProfile()];
  const navigate = useNavigate();
  const Own = set.Palette ?? CommandPalette;
  return (
    <Own
      open={open}
      onOpenChange={onOpenChange}
      groups={pagesFor(set, profile)}
      onGo={(href) => void navigate(href)}
    />
  );
}
