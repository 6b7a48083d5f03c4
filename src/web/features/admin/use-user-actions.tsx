import { type ReactNode, useState } from 'react';
import type { AdminUser } from '../../../contract/admin.ts';
import type { Role } from '../../../contract/plans.ts';
import { ApiError } from '../../api/client.ts';
import { type Failure, failureOf } from '../../api/failure.ts';
import { useConfirm } from '../../ui/confirm.tsx';
import { showSuccess } from '../../ui/notify.tsx';
import type { Outlook } from '../../ui/outlook.tsx';
import { useUser } from '../auth/api.ts';
import { useDeleteUser, useResetNames, useSetRole } from './api.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { ExpiryDialog } from './expiry-dialog.tsx';
import { lookAt } from './look-at.ts';
import { nameOf, roleLabel } from './roles.ts';
import type { UserActions } from './user-card.tsx';

/**
 * What an admin may do to a person, and the dialogs that ask first.
 * @param onDeleted called when the person has been deleted
 */
export function useUserActions(onDeleted?: () => void): { actions: UserActions; dialogs: ReactNode } {
  const { ask, dialog } = useConfirm();
  const me = useUser();
  const setRole = useSetRole();
  const deleteUser = useDeleteUser();
  const resetNames = useResetNames();
  const [open, setOpen] = useState<{ dialog: 'expiry' | 'cancel'; user: AdminUser } | null>(null);
  const close = () => setOpen(null);
  const cancel = (user: AdminUser) => setOpen({ dialog: 'cancel', user });
  const actions: UserActions = {
    onExpiry: (user) => setOpen({ dialog: 'expiry', user }),
    onCancel: cancel,
    onRole: (user, role) =>
      ask({
        ...askRole(user, role, user.id === me.id),
        look: () => orCancel(user, cancel, lookAt('role', user, role)),
        run: () =>
          setRole
            .mutateAsync({ userId: user.id, role })
            .then(() => showSuccess(`${user.email} is ${roleLabel(role)} now.`)),
        failure: 'The role could not be changed.',
      }),
    onResetNames: (user) =>
      ask({
        title: 'Reset name changes?',
        text: `${user.email} may change the instructor name again.`,
        action: 'Reset Names',
        look: () => lookAt('reset-names', user),
        run: () =>
          resetNames.mutateAsync(user.id).then(() => showSuccess(`The name changes of ${user.email} are reset.`)),
        failure: 'The name changes could not be reset.',
      }),
    onDelete: (user) =>
      ask({
        ...askDelete(user, user.id === me.id),
        danger: true,
        look: () => orCancel(user, cancel, lookAt('delete', user)),
        run: () =>
          deleteUser.mutateAsync(user.id).then(() => {
            showSuccess(`${user.email} is deleted.`);
            onDeleted?.();
          }),
        failure: notDeleted,
      }),
  };
  return {
    actions,
    dialogs: (
      <>
        {dialog}
        <ExpiryDialog user={open?.dialog === 'expiry' ? open.user : null} onClose={close} />
        <CancelDialog user={open?.dialog === 'cancel' ? open.user : null} onClose={close} />
      </>
    ),
  };
}

function askRole(user: AdminUser, role: Role, isMine: boolean) {
  const change = `${roleLabel(role)} instead of ${roleLabel(user.role)}`;
  const action = 'Change role';
  if (!isMine) return { title: 'Change role?', text: `${user.email} becomes ${change}.`, action };
  const text = `This is your own account. You become ${change}, and only another admin can change that back.`;
  return { title: 'Change your own role?', text, action };
}

function askDelete(user: AdminUser, isMine: boolean) {
  return isMine
    ? {
        title: 'Delete your own account?',
        text: `This is your own account, ${user.email}. It and everything you have made will be deleted, and you are signed out.`,
        action: 'Delete my account',
      }
    : {
        title: 'Delete user?',
        text: `${nameOf(user)} (${user.email}) and everything they have made will be deleted.`,
        action: 'Delete user',
      };
}

/** If a subscription is in the way, offers to end it instead. */
async function orCancel(user: AdminUser, cancel: (user: AdminUser) => void, look: Promise<Outlook>): Promise<Outlook> {
  const told = await look;
  const inTheWay = told.refusal !== null && user.standing.own !== null;
  return inTheWay ? { ...told, instead: { label: 'Cancel the Subscription…', run: () => cancel(user) } } : told;
}

/** Adds advice unless the server itself has said what is in the way. */
function notDeleted(error: unknown): Failure {
  const failure = failureOf(error);
  const explained = error instanceof ApiError && error.code === 'conflict';
  const advice = explained ? '' : 'If they have an active subscription, cancel it first via billing.';
  return {
    ...failure,
    why: `Failed to delete user: ${failure.why}`,
    todo: [failure.todo, advice].filter(Boolean).join(' '),
  };
}
