import { Button } from "@polyportal/ui/button";
import type { ReactNode } from "react";

type Props = {
  children: ReactNode;
  /** What it does is grave. */
  danger?: boolean;
  disabled?: boolean;
  onClick: () => void;
};

/** An act on the chosen rows of a list, in the bar at its foot. */
export const BulkButton = ({ danger = false, ...button }: Props) => (
  <Button size="small" variant={danger ? "danger" : "secondary"} {...button} />
);
