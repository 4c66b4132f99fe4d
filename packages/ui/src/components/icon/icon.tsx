import type { SVGProps } from "react";

export type IconProps = Omit<SVGProps<SVGSVGElement>, "children" | "d"> & {
  /** The icon's name if there are no words beside it; by default it is decorative. */
  label?: string;
};

/** A stroke icon on a 24-pixel grid, as high as the surrounding text. */
function Icon({ label, className = "", d, ...rest }: IconProps & { d: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
      {...rest}
      className={`ui-icon ${className}`}
    >
      <path d={d} />
    </svg>
  );
}

// A function for each icon, so that a page only loads those that it uses.
export const ArrowLeftIcon = (props: IconProps) => <Icon {...props} d="M20 12H4m7-7-7 7 7 7" />;
export const ArrowRightIcon = (props: IconProps) => <Icon {...props} d="M4 12h16m-7-7 7 7-7 7" />;
export const BedIcon = (props: IconProps) => (
  <Icon {...props} d="M3 19V6m0 10h18v3m0-3v-3a3 3 0 0 0-3-3h-7v6M7 11.5h.01" />
);
export const BellIcon = (props: IconProps) => (
  <Icon {...props} d="M6 16v-5a6 6 0 0 1 12 0v5l2 2H4zm4 5h4" />
);
export const BookIcon = (props: IconProps) => (
  <Icon {...props} d="M12 6c-2-1.5-5-2-9-2v14c4 0 7 .5 9 2 2-1.5 5-2 9-2V4c-4 0-7 .5-9 2zm0 0v14" />
);
export const CalendarIcon = (props: IconProps) => (
  <Icon {...props} d="M4 6h16v14H4zm0 5h16M8 3v5m8-5v5" />
);
export const CameraIcon = (props: IconProps) => (
  <Icon {...props} d="M3 8h4l2-3h6l2 3h4v11H3zm12 5a3 3 0 1 1-6 0 3 3 0 0 1 6 0z" />
);
export const CardIcon = (props: IconProps) => <Icon {...props} d="M3 5h18v14H3zm0 5h18M7 15h4" />;
export const CheckIcon = (props: IconProps) => <Icon {...props} d="m4 12.5 5.5 5.5L20 6.5" />;
export const CheckCircleIcon = (props: IconProps) => (
  <Icon {...props} d="M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zm-13 .5 3 3 5-6" />
);
export const ChevronDownIcon = (props: IconProps) => <Icon {...props} d="m6 9 6 6 6-6" />;
export const ChevronLeftIcon = (props: IconProps) => <Icon {...props} d="m15 6-6 6 6 6" />;
export const ChevronRightIcon = (props: IconProps) => <Icon {...props} d="m9 6 6 6-6 6" />;
export const ChevronUpIcon = (props: IconProps) => <Icon {...props} d="m6 15 6-6 6 6" />;
export const ClockIcon = (props: IconProps) => (
  <Icon {...props} d="M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zm-9-5v5l3.5 2" />
);
export const CopyIcon = (props: IconProps) => <Icon {...props} d="M9 9h11v11H9zM5 15H4V4h11v1" />;
export const CrossIcon = (props: IconProps) => <Icon {...props} d="M6 6l12 12M18 6 6 18" />;
export const CrossCircleIcon = (props: IconProps) => (
  <Icon {...props} d="M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM9 9l6 6m0-6-6 6" />
);
export const DownloadIcon = (props: IconProps) => (
  <Icon {...props} d="M12 4v11m-5-5 5 5 5-5M4 20h16" />
);
export const ExternalIcon = (props: IconProps) => (
  <Icon {...props} d="M14 4h6v6m0-6-9 9M18 14v6H4V6h6" />
);
export const EyeIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M2 12c2.5-4.5 6-7 10-7s7.5 2.5 10 7c-2.5 4.5-6 7-10 7s-7.5-2.5-10-7zm13 0a3 3 0 1 1-6 0 3 3 0 0 1 6 0z"
  />
);
export const EyeOffIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M10 5.2A9 9 0 0 1 12 5c4 0 7.5 2.5 10 7a17 17 0 0 1-2.5 3.4M6.5 6.7A15 15 0 0 0 2 12c2.5 4.5 6 7 10 7a10 10 0 0 0 5-1.4M10 10a3 3 0 0 0 4 4M4 4l16 16"
  />
);
export const FileIcon = (props: IconProps) => (
  <Icon {...props} d="M6 3h8l5 5v13H6zm8 0v5h5M9 13h6m-6 4h6" />
);
export const FlaskIcon = (props: IconProps) => (
  <Icon {...props} d="M9 3h6m-5 0v6l-5 9a2 2 0 0 0 2 3h10a2 2 0 0 0 2-3l-5-9V3M8 14h8" />
);
export const HomeIcon = (props: IconProps) => (
  <Icon {...props} d="m3 11 9-8 9 8M6 9v11h12V9m-8 11v-6h4v6" />
);
export const InfoIcon = (props: IconProps) => (
  <Icon {...props} d="M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zm-9-1v5m0-8.5h.01" />
);
export const KeyIcon = (props: IconProps) => (
  <Icon {...props} d="M12 16a4 4 0 1 1-8 0 4 4 0 0 1 8 0zm-1-3 9-9m-4 4 3 3" />
);
export const LockIcon = (props: IconProps) => (
  <Icon {...props} d="M5 11h14v9H5zm3 0V8a4 4 0 0 1 8 0v3" />
);
export const MenuIcon = (props: IconProps) => <Icon {...props} d="M4 6h16M4 12h16M4 18h16" />;
export const MoreIcon = (props: IconProps) => (
  <Icon {...props} strokeWidth={3} d="M5 12h.01M12 12h.01M19 12h.01" />
);
export const OfflineIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M4 4l16 16M2 9a15 15 0 0 1 5-3m5-1c4 0 7.3 1.5 10 4M5.5 13a10 10 0 0 1 4-2.3m5 .3a10 10 0 0 1 4 2M9 16.5a5 5 0 0 1 6 0M12 20h.01"
  />
);
export const PencilIcon = (props: IconProps) => (
  <Icon {...props} d="M4 20l1-5L16 4l4 4L9 19zM13 7l4 4" />
);
export const PlusIcon = (props: IconProps) => <Icon {...props} d="M12 5v14m-7-7h14" />;
export const PrinterIcon = (props: IconProps) => (
  <Icon {...props} d="M7 8V3h10v5M7 17H3V8h18v9h-4M7 14h10v7H7z" />
);
export const SearchIcon = (props: IconProps) => (
  <Icon {...props} d="M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0zm-2 5 5 5" />
);
export const SignOutIcon = (props: IconProps) => (
  <Icon {...props} d="M10 4H4v16h6m5-12 5 4-5 4m5-4H9" />
);
export const StarIcon = (props: IconProps) => (
  <Icon {...props} d="m12 3 2.8 5.9 6.2.8-4.5 4.5 1.1 6.3L12 17.5l-5.6 3 1.1-6.3L3 9.7l6.2-.8z" />
);
export const TrashIcon = (props: IconProps) => (
  <Icon {...props} d="M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13m-8 4v5m4-5v5" />
);
export const UploadIcon = (props: IconProps) => (
  <Icon {...props} d="M12 15V4m-5 5 5-5 5 5M4 20h16" />
);
export const UserIcon = (props: IconProps) => (
  <Icon {...props} d="M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM4 21c.5-4.5 3.5-7 8-7s7.5 2.5 8 7" />
);
export const UsersIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M13 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM2 21c.4-4.5 2.8-7 7-7s6.6 2.5 7 7m-1-17a4 4 0 0 1 0 8m3 2.5c2.4 1 3.7 3.2 4 6.5"
  />
);
export const WarningIcon = (props: IconProps) => (
  <Icon {...props} d="M12 4 2.5 20h19zm0 6v4.5m0 2.5h.01" />
);
