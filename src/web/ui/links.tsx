import { Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';

type Plain = Omit<ComponentPropsWithRef<'a'>, keyof AnchorProps | keyof ButtonProps>;

/** A link to a page of this site that looks like a link. */
export const LinkAnchor = createLink((props: Plain & AnchorProps) => <Anchor {...props} />);

/** A link to a page of this site that looks like a button. */
export const LinkButton = createLink((props: Plain & ButtonProps) => <Button component="a" {...props} />);
