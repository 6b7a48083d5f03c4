#!/usr/bin/python3
"""A WebKitGTK window driven by WebKitWebDriver.

MiniBrowser is never narrower than its toolbar, which is wider than a phone; this window has only the page.
"""
import argparse

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import GLib, Gtk, WebKit2

parser = argparse.ArgumentParser()
parser.add_argument('--automation', action='store_true', help='passed by the driver; this window has no other mode')
parser.add_argument('--width', type=int, required=True)
parser.add_argument('--height', type=int, required=True)
parser.add_argument('--agent', required=True, help='the user agent')
options = parser.parse_args()

# Glyphs at fractions of a pixel, as on a phone: hinted ones are up to four units out of place.
settings = Gtk.Settings.get_default()
for name, value in {'antialias': 1, 'hinting': 0, 'hintstyle': 'hintnone', 'rgba': 'none'}.items():
    settings.set_property(f'gtk-xft-{name}', value)

# Nothing is stored: each session is a new visitor.
context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
context.set_preferred_languages(['en-US'])


def open_window(_session):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    view.get_settings().set_user_agent(options.agent)
    view.set_size_request(options.width, options.height)
    window = Gtk.Window(decorated=False)
    window.add(view)
    window.show_all()
    view.grab_focus()
    view.connect('close', lambda _view: window.destroy())
    return view


def start(_context, session):
    application = WebKit2.ApplicationInfo()
    application.set_name('host')
    application.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(application)
    session.connect('create-web-view', open_window)


context.connect('automation-started', start)
GLib.MainLoop().run()
