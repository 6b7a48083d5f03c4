import { type ReactNode, useState } from 'react';
import type { AdminUser } from '../../../contract/admin.ts';
import { LIMITS } from '../../../contract/plans.ts';
import { ApiError } from '../../api/client.ts';
import { type Failure, failureOf } from '../../api/failure.ts';
import { useConfirm } from '../../ui/confirm.tsx';
import { showSuccess } from '../../ui/notify.tsx';
import { useDeleteUser, useResetNames, useSetRole } from './api.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { ExpiryDialog } from './expiry-dialog.tsx';
import { roleConsequence, roleLabel } from './roles.ts';
import type { UserActions } from './user-card.tsx';

/** What an admin may do to a person, and the dialogs that ask first. */
export function useUserActions(): { actions: UserActions; dialogs: ReactNode } {
  const { ask, dialog } = useConfirm();
  const setRole = useSetRole();
  const deleteUser = useDeleteUser();
  const resetNames = useResetNames();
  const [open, setOpen] = useState<{ dialog: 'expiry' | 'cancel'; user: AdminUser } | null>(null);
  const close = () => setOpen(null);

  const actions: UserActions = {
    onExpiry: (user) => setOpen({ dialog: 'expiry', user }),
    onCancel: (user) => setOpen({ dialog: 'cancel', user }),
    onRole: (user, role) =>
      ask({
        title: 'Change role?',
        text: `${user.email} becomes ${roleLabel(role)} instead of ${roleLabel(user.role)}. ${roleConsequence(user, role)}`,
        action: 'Change Role',
        run: () =>
          setRole
            .mutateAsync({ userId: user.id, role })
            .then(() => showSuccess(`${user.email} is ${roleLabel(role)} now.`)),
        failure: 'The role was not changed.',
      }),
    onResetNames: (user) =>
      ask({
        title: 'Reset name changes?',
        text: `${user.email} may change the instructor name ${LIMITS.nameChanges} more times.`,
        action: 'Reset Names',
        run: () =>
          resetNames.mutateAsync(user.id).then(() => showSuccess(`The name changes of ${user.email} are reset.`)),
        failure: 'The name changes were not reset.',
      }),
    onDelete: (user) =>
      ask({
        title: 'Delete user?',
        text: `${user.email} and everything of theirs will be gone: videos, class types, activity. This cannot be taken back.`,
        action: 'Delete User',
        danger: true,
        run: () => deleteUser.mutateAsync(user.id).then(() => showSuccess(`${user.email} is deleted.`)),
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

/** With the advice, where the server has not said itself what is in the way. */
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
