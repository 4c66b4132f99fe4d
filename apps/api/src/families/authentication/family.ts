import type { Family } from "../family.ts";
import { endImpersonation, impersonate, impersonationLogin } from "../impersonation/impersonate.ts";
import { changeEmail, confirmEmail } from "./change-email.ts";
import { changePassword } from "./change-password.ts";
import { login } from "./login.ts";
import { provePassword } from "./prove-password.ts";
import { resetPassword, sendResetPasswordMail } from "./reset-password.ts";
import { logout, renewSession } from "./session.ts";
import { createProfile, getSetUp, verifyUser } from "./set-up.ts";
import { resendOtp, verifyOtp } from "./two-factor.ts";

export const family = {
  handlers: {
    login,
    verifyOtp,
    resendOtp,
    changeEmail,
    confirmEmail,
    sendResetPasswordMail,
    resetPassword,
    verifyUser,
    getSetUp,
    createProfile,
    changePassword,
    provePassword,
    impersonate,
    impersonationLogin,
    endImpersonation,
    renewSession,
    logout,
  },
} satisfies Family;
